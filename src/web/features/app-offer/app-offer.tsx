import { useEffect, useRef, useSyncExternalStore } from 'react';
import { appOffer, parseAppAnswer, type AppOffer as Offer } from '#core/app-install/app-offer.ts';
import { keptPrompt, watchPrompt } from '../../app-install/kept-prompt.ts';
import { pageStorage } from '../../browser/page-storage.ts';
import { useOnDemand } from '../../browser/use-on-demand.ts';
import { keepAppAnswer, readAppAnswer } from './app-answer.ts';

const loadCard = async () => (await import('./app-offer-card.tsx')).AppOfferCard;

const WORDS = ['app-offer'] as const;

/** Offers to install the shop as an app, once, after a delivery. */
export function AppOffer({ hasDelivery }: Readonly<{ hasDelivery: boolean }>) {
  // What was offered here stays here until the customer answers or leaves.
  const isOfferedHere = useRef(false);
  const offer = useSyncExternalStore(
    watchOffer,
    () => readOffer(hasDelivery, isOfferedHere.current),
    () => null,
  );
  const card = useOnDemand({ isNeeded: offer !== null, load: loadCard, namespaces: WORDS });
  useEffect(watchInstallation, []);
  if (offer === null || card.kind !== 'ready') return null;
  const Card = card.value;
  const keepOffered = () => {
    isOfferedHere.current = true;
    keepAppAnswer('offered');
  };
  return <Card offer={offer} onSeen={keepOffered} />;
}

function readOffer(hasDelivery: boolean, isOfferedHere: boolean): Offer | null {
  const { userAgent, maxTouchPoints } = navigator;
  const answer = parseAppAnswer(readAppAnswer());
  return appOffer({
    hasDelivery,
    answer: isOfferedHere && answer === 'offered' ? null : answer,
    hasPrompt: keptPrompt() !== null,
    isInApp: window.matchMedia('(display-mode: standalone)').matches,
    userAgent,
    maxTouchPoints,
  });
}

function watchOffer(onChange: () => void): () => void {
  const ends = [watchPrompt(onChange), pageStorage.subscribe(onChange)];
  return () => ends.forEach((end) => end());
}

/** Also fires when the customer installs it from the browser's own menu. */
function watchInstallation(): () => void {
  const keep = () => keepAppAnswer('installed');
  window.addEventListener('appinstalled', keep);
  return () => window.removeEventListener('appinstalled', keep);
}
