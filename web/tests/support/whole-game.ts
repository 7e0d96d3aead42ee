// A new visitor plays a card game to its end, looks at it again through other eyes, and plays once more.
import { expect } from 'vitest';
import { held, hand, legal, play, playOut, result } from './playing';
import { sitDown, storyOf } from './tables';
import { test } from './world';

interface Sitting {
  id: string;
  title: string;
  still: boolean;
  places?: number; // in the hand, where cards of a kind lie together
}

export function playsToTheEnd({ id, title, still, places }: Sitting): void {
  test('from the shelf to the end, again through other eyes, and a rematch', async ({ visit }) => {
    const visitor = await visit({ still });
    const page = await visitor.go();
    await page.getByRole('article', { name: title }).getByRole('button', { name: 'Jouer maintenant' }).click();
    await play(page);
    await legal(page).first().waitFor();

    const table = await sitDown(visitor, id, 4);
    await playOut(page);
    const story = await storyOf(visitor, table, 1);
    const { winners = [], scores = [] } = story.result ?? {};
    const headline = await result(page).getByRole('heading').first().innerText();
    for (const seat of winners)
      expect(headline).toContain(seat === 1 && winners.length === 1 ? 'Vous' : story.names[seat - 1]);
    const plot = await result(page).getByRole('img', { name: 'Points cumulés' }).getAttribute('aria-label');
    for (const [i, name] of story.names.entries()) expect(plot).toContain(`${name}\u00a0: ${scores[i]}`);

    await result(page).getByRole('link', { name: 'Revoir la partie' }).click();
    const eyes = page.getByLabel('Par les yeux de');
    await eyes.selectOption({ label: story.names[1]! });
    const others = await storyOf(visitor, table, 2);
    const dealt = (others.steps[0]?.view as { hand: string[] }).hand;
    await expect.poll(async () => (await held(page)).length).toBe(places ?? dealt.length);
    const next = page.getByRole('button', { name: 'Un pas en avant' });
    for (let i = 0; i < 5; i++) await next.click();
    expect(await page.getByRole('slider').inputValue()).toBe('5');
    await eyes.selectOption('all');
    await expect.poll(() => page.locator('[data-seat] .mini').count()).toBeGreaterThan(8);
    await page.getByRole('button', { name: 'À la fin' }).click();
    expect(await page.getByRole('slider').inputValue()).toBe(String(story.steps.length - 1));

    await page.getByRole('link', { name: 'Retour à la table' }).click();
    await result(page).getByRole('button', { name: 'Revanche' }).click();
    await play(page);
    await hand(page).waitFor();
    expect((await storyOf(visitor, table, 1)).result).toBeNull();
  });
}
