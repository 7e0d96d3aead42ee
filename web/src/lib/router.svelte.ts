import { parse, to, type Route } from './routes';
import { keepInvite, keepPass, passTo } from './memory';

class Router {
  route: Route = $state.raw(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => this.#arrive());
    this.#arrive();
  }

  go(fragment: string): void {
    location.hash = fragment;
  }

  // What is secret in the address does not stay there: it would be in the history, and in pictures of the screen.
  #arrive(): void {
    const route = parse(location.hash);
    if (route.at === 'table' && (route.invite || route.device)) {
      if (route.invite) keepInvite(route.table, route.invite);
      history.replaceState(null, '', to.table(route.table));
    } else if (route.at === 'watch' && route.pass) {
      keepPass(route.table, route.pass);
      history.replaceState(null, '', to.watch(route.table, route.game));
    } else if (route.at === 'watch') {
      route.pass = passTo(route.table); // after a reload
    }
    this.route = route;
  }
}

export const router = new Router();
