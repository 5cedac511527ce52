import { Fragment } from 'react';
import { Gift as GiftIcon } from 'lucide-react';
import type { Gift } from '#contract/orders/gifts.ts';
import { useGiftSentence } from './use-gift-sentence.ts';

/** For whom an eSIM was bought, on the eSIM itself. A long address breaks after its @ rather than within a word. */
export function GiftLine({ gift }: Readonly<{ gift: Gift }>) {
  const sentence = useGiftSentence();
  return (
    <p className="flex items-start gap-2 text-sm wrap-anywhere">
      <GiftIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-coral" />
      <span>
        {sentence(gift)
          .split('@')
          .map((part, index) => (
            <Fragment key={index}>
              {index === 0 ? null : (
                <>
                  @<wbr />
                </>
              )}
              {part}
            </Fragment>
          ))}
      </span>
    </p>
  );
}
