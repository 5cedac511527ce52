import { useState } from 'react';
import type { Share } from '#contract/orders/shares.ts';
import { LinkReady } from './link-ready.tsx';
import { NewLink } from './new-link.tsx';
import { SameLink } from './same-link.tsx';
import type { Made } from './use-share-changes.ts';

type Properties = Readonly<{
  esim: Readonly<{ id: string; country: string }>;
  made: Made;
  shares: readonly Share[];
  /** Called with the same link, to send it another way. */
  onMade: (made: Made) => void;
  /** Called when the shop has sent the link itself. */
  onSent: () => void;
  /** Another person should get a link of their own. */
  onNew: () => void;
  onClose?: () => void;
}>;

/** A link to send. Sending it another way is the same link; a new one, which may end it, is a separate button. */
export function ReadyLink({ esim, made, shares, onMade, onSent, onNew, ...shown }: Properties) {
  const [isOther, setIsOther] = useState(false);
  if (!isOther)
    return <LinkReady made={made} country={esim.country} onOther={() => setIsOther(true)} {...shown} />;
  const finish = (sent: Made) => {
    setIsOther(false);
    if (sent.link === null) onSent();
    else onMade(sent);
  };
  return (
    <div className="grid gap-6">
      <SameLink esimId={esim.id} made={made} onSent={finish} onBack={() => setIsOther(false)} />
      <NewLink shares={shares} onPress={onNew} />
    </div>
  );
}
