import type { FunnelStep, VisitorDevice } from './visit-values.ts';

/** A page that a visitor opened. It has no address, no account and no name. */
export type PageView = Readonly<{
  kind: 'view';
  sessionId: string;
  at: Date;
  /** A route pattern. */
  route: string;
  title: string | null;
  /** A host, or one of our own route patterns. */
  referrer: string | null;
  isSignedIn: boolean;
  utm: Readonly<{ source: string | null; medium: string | null; campaign: string | null }>;
  device: VisitorDevice;
  step: FunnelStep;
  sessionSeconds: number;
}>;

/** The tab was hidden or closed. */
export type PageLeave = Readonly<{
  kind: 'leave';
  sessionId: string;
  at: Date;
  step: FunnelStep;
  sessionSeconds: number;
}>;

export type Visit = PageView | PageLeave;

/** Where visits are stored. Each call stores all of them or none. */
export interface VisitStore {
  record(visits: readonly Visit[]): Promise<void>;
}
