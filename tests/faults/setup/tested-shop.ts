import type { OracleSources } from '../oracle/oracle.ts';
import type { Mix } from './mix.ts';

/** A running shop and what its customers have bought. */
export type Shop = OracleSources & Readonly<{ origin: string; mix: Mix }>;

export type Checkout = Readonly<{ url: string; sessionId: string; email: string; cookie: string }>;
