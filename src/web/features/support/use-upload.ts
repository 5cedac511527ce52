import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOfFile } from '#core/support/attachments/attachment-rules.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import type { DraftFile } from '../../support/ticket-draft.ts';
import { uploadFile, type UploadFailure, type UploadResult } from './upload-file.ts';

export type UploadState =
  | Readonly<{ kind: 'none'; isStopped: boolean }>
  | Readonly<{ kind: 'uploading'; name: string; share: number }>
  | Readonly<{ kind: 'done'; file: DraftFile }>
  | Readonly<{ kind: 'refused'; name: string; why: UploadFailure | 'gone'; canRetry: boolean }>;

const NONE: UploadState = { kind: 'none', isStopped: false };

/** One file at a time; the next one replaces it. */
export function useUpload() {
  const { anonKey } = usePageFacts();
  const [state, setState] = useState<UploadState>(NONE);
  const running = useRef<Readonly<{ abort: AbortController; result: Promise<UploadResult> }>>(null);
  const chosen = useRef<File>(null);
  useEffect(() => () => running.current?.abort.abort(), []);

  const start = (file: File) => {
    running.current?.abort.abort();
    chosen.current = file;
    const problem = problemOfFile(file);
    if (problem !== null) {
      running.current = null;
      setState({ kind: 'refused', name: file.name, why: problem, canRetry: false });
      return;
    }
    const abort = new AbortController();
    const onProgress = (share: number) => {
      if (!abort.signal.aborted) setState({ kind: 'uploading', name: file.name, share });
    };
    onProgress(0);
    const result = uploadFile(file, { anonKey, onProgress, signal: abort.signal });
    running.current = { abort, result };
    void result.then((ended) => {
      if (running.current?.abort !== abort) return;
      running.current = null;
      setState(stateAfter(ended, file.name));
    });
  };

  return {
    state,
    start,
    retry: () => {
      if (chosen.current !== null) start(chosen.current);
    },
    /** Stops an upload, or removes the file. */
    remove: () => {
      const isStopped = running.current !== null;
      running.current?.abort.abort();
      running.current = null;
      setState({ kind: 'none', isStopped });
    },
    restore: useCallback((file: DraftFile) => setState({ kind: 'done', file }), []),
    /** The server has deleted it meanwhile. */
    markGone: (name: string) =>
      setState({ kind: 'refused', name, why: 'gone', canRetry: chosen.current !== null }),
    clear: () => setState(NONE),
    /** Waits for an upload in progress. Null: there is none to send. */
    finished: async (): Promise<DraftFile | null> => {
      if (state.kind === 'done') return state.file;
      const ended = await running.current?.result;
      return ended?.kind === 'done' ? ended.file : null;
    },
  };
}

function stateAfter(result: UploadResult, name: string): UploadState {
  switch (result.kind) {
    case 'done':
      return result;
    case 'stopped':
      return { kind: 'none', isStopped: true };
    case 'refused':
      return { kind: 'refused', name, why: result.why, canRetry: result.why === 'failed' };
  }
}
