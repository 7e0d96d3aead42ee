#include "server/wire_types.h"

#include "games/all.h"
#include "kit/typescript.h"
#include "server/wire.h"

namespace hallali::wire {
namespace {

void declare_wire(TypeScript& script) {
  script.declare<Phrase>("Phrase");
  script.declare<Bot>("Bot");
  script.declare<Pace>("Pace");
  script.declare<Reaction>("Reaction");
  script.declare<Mark>("Mark");
  script.declare<Settings>("Settings");
  script.declare<MatchResult>("MatchResult");
  script.declare<Sitter>("Sitter");
  script.declare<SeatInfo>("SeatInfo");
  script.declare<UndoInfo>("UndoInfo");
  script.declare<Stage>("Stage");
  script.declare<TableInfo>("TableInfo");
  script.declare<Presence>("Presence");
  script.declare<You>("You");
  script.declare<RaceNow>("RaceNow");
  script.declare<Slap>("Slap");
  script.declare<GameNow>("GameNow");
  script.declare<news::Said>("Said");
  script.declare<news::Any>("News");
  script.declare<message::Any>("Message");
  script.declare<command::Any>("Command");
  script.declare<OptionInfo>("OptionInfo");
  script.declare<GameInfo>("GameInfo");
  script.declare<TableSummary>("TableSummary");
  script.declare<Hello>("Hello");
  script.declare<SeatWish>("SeatWish");
  script.declare<OpenTable>("OpenTable");
  script.declare<Opened>("Opened");
  script.declare<StoryStep>("StoryStep");
  script.declare<Story>("Story");
  script.declare<Failure>("Failure");
}

// Each game's types carry its name in front: they are as many namespaces in C++.
void declare_chasse_en_folie(TypeScript& script) {
  using namespace chasse_en_folie;
  script.declare<Card>("ChasseEnFolieCard");
  script.declare<LodgeView>("ChasseEnFolieLodge");
  script.declare<View>("ChasseEnFolieView");
  script.declare<Event>("ChasseEnFolieEvent");
}

void declare_auf_der_pirsch(TypeScript& script) {
  using namespace auf_der_pirsch;
  script.declare<Suit>("AufDerPirschSuit");
  script.declare<Phase>("AufDerPirschPhase");
  script.declare<Options>("AufDerPirschOptions");
  script.declare<SeatView>("AufDerPirschSeat");
  script.declare<TrickCard>("AufDerPirschTrickCard");
  script.declare<View>("AufDerPirschView");
  script.declare<Event>("AufDerPirschEvent");
}

void declare_gespensterjagd(TypeScript& script) {
  using namespace gespensterjagd;
  script.declare<Animal>("GespensterjagdAnimal");
  script.declare<StepKind>("GespensterjagdStepKind");
  script.declare<Step>("GespensterjagdStep");
  script.declare<Ghost>("GespensterjagdGhost");
  script.declare<TrapHolder>("GespensterjagdTrapHolder");
  script.declare<Options>("GespensterjagdOptions");
  script.declare<Phase>("GespensterjagdPhase");
  script.declare<Reason>("GespensterjagdReason");
  script.declare<FigureView>("GespensterjagdFigure");
  script.declare<FrameView>("GespensterjagdFrame");
  script.declare<CardView>("GespensterjagdCard");
  script.declare<View>("GespensterjagdView");
  script.declare<Event>("GespensterjagdEvent");
}

void declare_chasse_cercueils(TypeScript& script) {
  using namespace chasse_cercueils;
  script.declare<Symbol>("ChasseCercueilsSymbol");
  script.declare<Colour>("ChasseCercueilsColour");
  script.declare<Dice>("ChasseCercueilsDice");
  script.declare<Card>("ChasseCercueilsCard");
  script.declare<Race>("ChasseCercueilsRace");
  script.declare<Reflexes>("ChasseCercueilsReflexes");
  script.declare<Options>("ChasseCercueilsOptions");
  script.declare<Phase>("ChasseCercueilsPhase");
  script.declare<Side>("ChasseCercueilsSide");
  script.declare<Opening>("ChasseCercueilsOpening");
  script.declare<CardView>("ChasseCercueilsCardView");
  script.declare<HandView>("ChasseCercueilsHand");
  script.declare<View>("ChasseCercueilsView");
  script.declare<Event>("ChasseCercueilsEvent");
}

void declare_shadow_hunters(TypeScript& script) {
  using namespace shadow_hunters;
  script.declare<Group>("ShadowHuntersGroup");
  script.declare<Character>("ShadowHuntersCharacter");
  script.declare<Area>("ShadowHuntersArea");
  script.declare<Deck>("ShadowHuntersDeck");
  script.declare<Card>("ShadowHuntersCard");
  script.declare<Question>("ShadowHuntersQuestion");
  script.declare<Answer>("ShadowHuntersAnswer");
  script.declare<Cause>("ShadowHuntersCause");
  script.declare<How>("ShadowHuntersHow");
  script.declare<Reason>("ShadowHuntersReason");
  script.declare<Options>("ShadowHuntersOptions");
  script.declare<Phase>("ShadowHuntersPhase");
  script.declare<Assault>("ShadowHuntersAssault");
  script.declare<PlayerView>("ShadowHuntersPlayer");
  script.declare<GiftView>("ShadowHuntersGift");
  script.declare<View>("ShadowHuntersView");
  script.declare<Event>("ShadowHuntersEvent");
}

}  // namespace

std::string typescript_types() {
  TypeScript script;
  declare_wire(script);
  declare_chasse_en_folie(script);
  declare_auf_der_pirsch(script);
  declare_gespensterjagd(script);
  declare_shadow_hunters(script);
  declare_chasse_cercueils(script);
  std::string text = script.text();
  text.pop_back();
  return text;
}

}  // namespace hallali::wire
