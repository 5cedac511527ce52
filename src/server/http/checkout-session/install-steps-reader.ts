import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/clock.ts';
import type { EsimProvider, InstallSteps } from '#core/esims/esim-provider.ts';
import type { Language } from '#core/language.ts';

type Platforms = InstallSteps['platforms'];
type Needs = Readonly<{ readInstallSteps: EsimProvider['readInstallSteps']; clock: Clock }>;

/** The network's install steps rarely change; those of this many eSIMs are cached. */
const CACHED = 500;
/** After a failure the same steps are not requested again for this long. */
const PAUSE_MS = 30_000;
/** Requests to the network at the same time. Further pages show the codes without steps. */
const AT_ONCE = 5;

/**
 * The network's own install steps. Pages that need the same steps share one request. A network that fails or is slow
 * gets few requests, however many customers open their eSIMs.
 */
export class InstallStepsReader {
  readonly #needs: Needs;
  readonly #cached = new LRUCache<string, Platforms>({ max: CACHED });
  /** When steps that could not be read may be requested again, in milliseconds. */
  readonly #pausedUntil = new LRUCache<string, number>({ max: CACHED });
  readonly #running = new Map<string, Promise<Platforms | null>>();

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Null: they cannot be read now. */
  async read(iccid: string, language: Language): Promise<Platforms | null> {
    const key = `${language}:${iccid}`;
    const known = this.#cached.get(key) ?? this.#running.get(key);
    if (known !== undefined) return known;
    const pausedUntil = this.#pausedUntil.get(key) ?? 0;
    if (this.#running.size >= AT_ONCE || this.#needs.clock.now().getTime() < pausedUntil) return null;
    const request = this.#request(key, { iccid, language }).finally(() => this.#running.delete(key));
    this.#running.set(key, request);
    return request;
  }

  async #request(
    key: string,
    { iccid, language }: Readonly<{ iccid: string; language: Language }>,
  ): Promise<Platforms | null> {
    const result = await this.#needs.readInstallSteps(iccid, language);
    if (result.kind !== 'read') {
      this.#pausedUntil.set(key, this.#needs.clock.now().getTime() + PAUSE_MS);
      return null;
    }
    this.#cached.set(key, result.value.platforms);
    return result.value.platforms;
  }
}
