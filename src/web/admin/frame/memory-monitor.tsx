import { useEffect, useState } from 'react';
import {
  readPageMemory,
  repeatInPage,
  watchMemory,
  type ReportedMemory,
} from '../../browser/watch-memory.ts';
import { useMessages } from '../../language/use-messages.ts';

/** Staff keep this page open for days: says when it uses nearly all the memory the browser allows. */
export function MemoryMonitor() {
  const t = useMessages('admin');
  const [memory, setMemory] = useState<ReportedMemory | null>(null);
  useEffect(() => watchMemory({ read: readPageMemory, report: setMemory, repeat: repeatInPage }), []);
  if (memory === null || memory.level === 'ok') return null;
  const { level, percent } = memory;
  return (
    <p
      role={level === 'alarm' ? 'alert' : 'status'}
      className={`admin-notice ${level === 'alarm' ? 'admin-notice-bad' : 'admin-notice-warn'}`}
    >
      {t(`memory.${level}`, { percent })}
    </p>
  );
}
