import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { usePageFacts } from '../../../document/page-facts.ts';
import { markSharedInstalled } from './fetch-share.ts';

type First = Readonly<{ secret: string; isInstalled: boolean; onFailed: () => void }>;

/** Marks a shared eSIM as installed, or takes the mark back. Repeating it changes nothing. */
export function useSharedMark({ secret, isInstalled: first, onFailed }: First) {
  const { anonKey } = usePageFacts();
  const [isInstalled, setIsInstalled] = useState(first);
  const { mutate, isPending } = useMutation({
    mutationFn: async (isMarked: boolean) => {
      if (!(await markSharedInstalled({ secret, isInstalled: isMarked }, anonKey))) onFailed();
      else setIsInstalled(isMarked);
    },
    onError: onFailed,
  });
  return { isInstalled, mark: mutate, isPending };
}
