import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as recoverOffer from '@/app/api/me/recover/offer/route';
import * as recover from '@/app/api/me/recover/route';
import * as recovery from '@/app/api/me/recovery/route';
import * as signOut from '@/app/api/me/sign-out/route';
import type { RecoveryOffer } from '@/lib/services/members/recovery';
import { memberOf } from '@/lib/services/requests/member-of';
import { openTable } from '@/lib/services/tables/tables';
import { TestBrowser } from '../support/test-browser';
import { RawClient, startServer, type TestServer, ticketTo, until } from '../support/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const tokenOf = (url: string) => url.split('#').at(-1) ?? '';
const linkOf = async (browser: TestBrowser) => tokenOf((await browser.json<{ url: string }>(recovery.GET, 'GET')).url);
const follow = (browser: TestBrowser, token: string, lists: 'join' | 'keep', headers: Record<string, string> = {}) =>
  browser.ask(recover.POST, 'POST', {}, { token, lists }, headers);
const offerTo = (browser: TestBrowser, token: string) => browser.ask(recoverOffer.POST, 'POST', {}, { token });
const memberOfBrowser = (browser: TestBrowser) => memberOf(server.services, browser.cookie);
const eventsOf = () => server.securityLines.map((line) => (JSON.parse(line) as { security: string }).security);

describe('a recovery link', () => {
  it('shows its list and the browser’s own, including tables, and changes nothing by that', async () => {
    const [ann, tablet] = [new TestBrowser(), new TestBrowser()];
    const id = await ann.create();
    await tablet.create();
    await tablet.create();
    const member = (await memberOfBrowser(ann)) ?? '';
    await openTable(server.services, id, member, { name: 'Ann', colour: 'green' });
    const token = await linkOf(ann);
    const before = await tablet.list();
    for (const browser of [tablet, new TestBrowser()]) {
      const had = browser.cookie;
      const offer = await browser.json<RecoveryOffer>(recoverOffer.POST, 'POST', {}, { token });
      expect(offer).toEqual({
        brings: { scenarios: 1, tables: 1, publications: 0 },
        has: { scenarios: browser === tablet ? 2 : 0, tables: 0, publications: 0 },
        isOwn: false,
        ...(browser === tablet && { ownUrl: expect.stringMatching(/\/recover#[\w.-]{70}$/) }),
      });
      expect(browser.cookie).toBe(had);
    }
    expect(await ann.json(recoverOffer.POST, 'POST', {}, { token })).toMatchObject({ isOwn: true });
    expect(await tablet.list()).toEqual(before);
    expect((await offerTo(new TestBrowser(), `${token}x`)).status).toBe(404);
    expect(eventsOf()).toEqual(['signature-refused']);
  });

  it('is only followed by POST from a page of ours', async () => {
    expect(Object.keys(recover)).toEqual(['POST']);
    const [ann, bob] = [new TestBrowser(), new TestBrowser()];
    await ann.create();
    const own = await bob.create();
    const token = await linkOf(ann);
    for (const headers of [{ origin: 'http://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]) {
      expect((await follow(bob, token, 'join', headers)).status).toBe(403);
    }
    expect((await bob.list()).map(({ id }) => id)).toEqual([own]);
    expect(eventsOf()).toEqual(['origin-refused', 'origin-refused', 'origin-refused']);
  });

  it('joins both lists, or replaces the browser’s own, which its own link still opens', async () => {
    const [ann, tablet, phone] = [new TestBrowser(), new TestBrowser(), new TestBrowser()];
    const id = await ann.create();
    const token = await linkOf(ann);
    const other = await tablet.create();
    const way = await linkOf(tablet);

    expect(await (await follow(tablet, token, 'keep')).json()).toEqual({ page: '/#own' });
    expect((await tablet.list()).map((one) => one.id)).toEqual([id]);
    await follow(tablet, way, 'keep');
    expect((await tablet.list()).map((one) => one.id)).toEqual([other]);

    await follow(tablet, token, 'join');
    expect((await tablet.list()).map((one) => one.id).toSorted()).toEqual([id, other].toSorted());
    expect((await ann.list()).length).toBe(2);
    await follow(phone, way, 'join');
    expect(await phone.list()).toEqual([]);
    expect(eventsOf().every((event) => event === 'recovery-used')).toBe(true);
  });

  it('stops working once it is renewed, while browsers keep the list', async () => {
    const [ann, phone, late] = [new TestBrowser(), new TestBrowser(), new TestBrowser()];
    await ann.create();
    const old = await linkOf(ann);
    await follow(phone, old, 'keep');
    const fresh = tokenOf((await phone.json<{ url: string }>(recovery.POST, 'POST')).url);
    expect(fresh).not.toBe(old);
    expect(await linkOf(ann)).toBe(fresh);
    for (const refused of [await follow(late, old, 'keep'), await offerTo(late, old)]) {
      const { error } = (await refused.json()) as { error: { code: string } };
      expect([refused.status, error.code]).toEqual([404, 'member/recovery-gone']);
    }
    expect(late.cookie).toBeUndefined();
    await follow(late, fresh, 'keep');
    for (const browser of [ann, phone, late]) expect(await browser.list()).toHaveLength(1);
    expect(eventsOf()).toContain('link-renewed');
  });

  it('requires a browser that has a list', async () => {
    const nobody = new TestBrowser();
    for (const [handler, method] of [
      [recovery.GET, 'GET'],
      [recovery.POST, 'POST'],
      [signOut.POST, 'POST'],
    ] as const) {
      expect((await nobody.ask(handler, method)).status).toBe(401);
    }
    expect(nobody.cookie).toBeUndefined();
  });
});

describe('signing out everywhere', () => {
  it('ends all other cookies and the link at once', async () => {
    const [ann, phone] = [new TestBrowser(), new TestBrowser()];
    await ann.create();
    const old = await linkOf(ann);
    await follow(phone, old, 'keep');
    expect(await phone.list()).toHaveLength(1);
    const stolen = phone.cookie;
    const { url } = await ann.json<{ url: string }>(signOut.POST, 'POST');
    expect(await phone.list()).toEqual([]);
    expect(phone.cookie).toBe(stolen);
    expect(await ann.list()).toHaveLength(1);
    expect(await memberOf(server.services, stolen)).toBeUndefined();
    expect((await follow(phone, old, 'keep')).status).toBe(404);
    await follow(phone, tokenOf(url), 'keep');
    expect(await phone.list()).toHaveLength(1);
    expect(eventsOf()).toContain('signed-out-everywhere');
  });

  it('is rate limited', async () => {
    const ann = new TestBrowser();
    await ann.create();
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) statuses.push((await ann.ask(signOut.POST, 'POST')).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    expect(await ann.list()).toHaveLength(1);
  });

  it('is not undone by a concurrent response', async () => {
    const ann = new TestBrowser();
    await ann.create();
    const { store } = server.services;
    let signedOut: string | undefined;
    const draftsOf = store.draftsOf.bind(store);
    Object.assign(server.services.store, {
      draftsOf: async (member: string) => {
        const found = await draftsOf(member);
        const other = new TestBrowser();
        other.cookie = ann.cookie;
        await other.json(signOut.POST, 'POST');
        signedOut = other.cookie;
        return found;
      },
    });
    const before = ann.cookie;
    await ann.list();
    // The response sets no cookie, so that the new one stays.
    expect(ann.cookie).toBe(before);
    expect(signedOut).not.toBe(before);
  });

  it('closes open sockets, ignores their messages, and refuses their tickets', async () => {
    const ann = new TestBrowser();
    const id = await ann.create();
    const member = (await memberOfBrowser(ann)) ?? '';
    const line = server.raw(member, id);
    await line.opened();
    await until(() => server.hub.visitorsOf(id) === 1);
    const old = ann.cookie ?? '';
    await ann.json(signOut.POST, 'POST');
    expect(await line.ended()).toMatchObject({ code: 4401 });
    expect(server.hub.visitorsOf(id)).toBe(0);
    const enter = (cookie: string) => {
      const url = `${server.url.replace('http', 'ws')}/collab?ticket=${ticketTo(id, member)}`;
      return new RawClient(url, { origin: server.url, cookie });
    };
    expect((await enter(old).ended()).code).toBe(4401);
    const again = await enter(ann.cookie ?? '').opened();
    await until(() => server.hub.visitorsOf(id) === 1);
    again.socket.terminate();
  });
});
