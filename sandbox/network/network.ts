import type { Collection } from '../state/collection.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Listing } from './catalogue/catalogue.ts';
import { type EsimLife, esimLife } from './life/esim-life.ts';
import { lowDataMoments } from './life/low-data-moments.ts';
import { openNoticeSender, type NoticeSender } from './notices/notice-sender.ts';
import { openRequestService, type RequestService } from './notices/request-service.ts';
import { type Account, openAccount } from './shop/account.ts';
import { Esim } from './shop/esim.ts';
import { type NetworkLimits, openLimits } from './shop/limits.ts';
import { type Numbers, openNumbers } from './shop/numbers.ts';
import { openNetworkOrders, type NetworkOrders } from './shop/network-orders.ts';
import { openListings, type Listings } from './shop/listings.ts';
import { openTokens, type Tokens } from './shop/tokens.ts';

/** The eSIM network and all its data. */
export type Network = Readonly<{
  sandbox: SandboxContext;
  listings: Listings;
  orders: NetworkOrders;
  account: Account;
  numbers: Numbers;
  tokens: Tokens;
  limits: NetworkLimits;
  notices: NoticeSender;
  requests: RequestService;
  /** Read only; write through `saveEsim`. */
  esims: Collection<Esim>;
  /** Also schedules the notices of this eSIM. */
  saveEsim(esim: Esim): void;
  lifeOf(esim: Esim): EsimLife;
  /** Called when something may be due earlier than before. */
  onScheduleChange(listener: () => void): void;
}>;

const opened = new WeakMap<SandboxContext, Network>();

/** One network per sandbox; all routes share it. */
export function networkOf(sandbox: SandboxContext): Network {
  const known = opened.get(sandbox) ?? openNetwork(sandbox);
  opened.set(sandbox, known);
  return known;
}

function openNetwork(sandbox: SandboxContext): Network {
  const { store } = sandbox;
  const listings = openListings(sandbox);
  const esims = store.collection('network-esims', Esim, { nextNoticeAt: (esim) => esim.nextNoticeAt });

  const listeners: (() => void)[] = [];
  const announce = () => {
    for (const listener of listeners) listener();
  };

  function listingOf(packageId: string): Listing {
    const listing = listings.find(packageId);
    if (listing === null) throw new Error(`An eSIM was sold with the unknown package ${packageId}.`);
    return listing;
  }

  const network: Network = {
    sandbox,
    listings,
    orders: openNetworkOrders(sandbox),
    account: openAccount(sandbox),
    numbers: openNumbers(sandbox),
    tokens: openTokens(sandbox),
    limits: openLimits(sandbox),
    notices: openNoticeSender(sandbox),
    requests: openRequestService(sandbox, announce),
    esims,
    saveEsim(esim) {
      const moments = lowDataMoments(network.lifeOf(esim));
      const nextNoticeAt = moments.find((moment) => moment.at > esim.noticedUntil)?.at ?? null;
      esims.save(esim.iccid, { ...esim, nextNoticeAt });
      store.afterCommit(announce);
    },
    lifeOf: (esim) => esimLife(esim, listingOf),
    onScheduleChange: (listener) => void listeners.push(listener),
  };

  return network;
}
