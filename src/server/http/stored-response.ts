import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hash } from 'node:crypto';
import type { Headers } from './middleware/security-headers.ts';

type Bytes = Buffer<ArrayBuffer>;
/** Text is sent as UTF-8. */
type Body = string | Bytes;
type Encoding = 'br' | 'gzip';
type Form = Readonly<{ body: Body; headers: Headers }>;

/**
 * Brotli at 5 is smaller than gzip and as fast; at 11 it takes a hundred times longer and saves a sixth more.
 */
const BROTLI_QUICK = 5;
const BROTLI_SMALL = 11;
/** A response requested this often is compressed again at the highest level. */
const SENDS_BEFORE_SMALLEST = 20;

/** One at a time, so that the other threads stay free for responses. */
let smallestQueue = Promise.resolve();

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const compressors: Readonly<Record<Encoding, (body: Body) => Promise<Uint8Array>>> = {
  br: (body) => brotli(body, BROTLI_QUICK),
  gzip: (body) => gzipAsync(body, { level: 6 }),
};

/** Below this size compression hardly saves anything. */
const MIN_COMPRESSED_BYTES = 1000;

export type ResponseParts = Readonly<{
  status: number;
  body: Body;
  /** Its length as sent, where it is known: counting takes as long as copying. */
  bodyBytes?: number;
  /** Identifies the content: see `etagOf`. */
  etag: string;
  headers: Headers;
  /** Images and fonts are already compressed. */
  isCompressed?: boolean;
}>;

/** The headers of a request that decide which form of the response it gets. */
export type RequestConditions = Readonly<{
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}>;

/** A hash of these bytes as a weak ETag. Weak, because the compressed forms share it. */
export function etagOf(bytes: string | Uint8Array): string {
  return `W/"${hash('sha1', bytes, 'base64url')}"`;
}

/** A response made once and sent many times: bytes, compressed bytes and headers are stored. */
export class StoredResponse {
  readonly #parts: ResponseParts;
  readonly #identity: Form;
  readonly #unchangedHeaders: Headers;
  readonly #forms = new Map<Encoding, Form | Promise<Form>>();
  #brotliSends = 0;

  constructor(parts: ResponseParts) {
    this.#parts = parts;
    this.#unchangedHeaders = { ...parts.headers, etag: parts.etag, vary: 'accept-encoding' };
    this.#identity = this.#form(parts.body, parts.bodyBytes ?? Buffer.byteLength(parts.body));
  }

  get status(): number {
    return this.#parts.status;
  }

  /** Memory it uses: the plain form, and about half as much again once compressed. */
  get bytes(): number {
    return Math.ceil(this.#parts.body.length * 1.5) + 1000;
  }

  /** Returns synchronously, unless this encoding is requested for the first time. */
  respond(conditions: RequestConditions): Response | Promise<Response> {
    if (
      this.#parts.status === 200 &&
      conditions.ifNoneMatch !== undefined &&
      this.#isKnown(conditions.ifNoneMatch)
    ) {
      return new Response(null, { status: 304, headers: this.#unchangedHeaders });
    }
    const form = this.#formFor(conditions.acceptEncoding);
    return form instanceof Promise ? form.then((made) => this.#send(made)) : this.#send(form);
  }

  #send({ body, headers }: Form): Response {
    return new Response(body, { status: this.#parts.status, headers });
  }

  #isKnown(ifNoneMatch: string): boolean {
    return ifNoneMatch === this.#parts.etag || ifNoneMatch.split(/,\s*/).includes(this.#parts.etag);
  }

  #formFor(acceptEncoding: string | undefined): Form | Promise<Form> {
    if (acceptEncoding === undefined || this.#parts.body.length < MIN_COMPRESSED_BYTES) return this.#identity;
    if (accepts(acceptEncoding, 'br')) {
      this.#brotliSends += 1;
      if (this.#brotliSends === SENDS_BEFORE_SMALLEST)
        smallestQueue = smallestQueue.then(() => this.makeSmallest());
      return this.#forms.get('br') ?? this.#compress('br');
    }
    if (accepts(acceptEncoding, 'gzip')) return this.#forms.get('gzip') ?? this.#compress('gzip');
    return this.#identity;
  }

  /** Makes the smallest form, off the main thread. */
  async makeSmallest(): Promise<void> {
    if (!this.#isWorthCompressing()) return;
    const bytes = Buffer.from(await brotli(this.#parts.body, BROTLI_SMALL));
    this.#forms.set('br', this.#form(bytes, bytes.length, 'br'));
  }

  #isWorthCompressing(): boolean {
    return this.#parts.isCompressed !== true && this.#parts.body.length >= MIN_COMPRESSED_BYTES;
  }

  #compress(encoding: Encoding): Promise<Form> {
    const making = compressors[encoding](this.#parts.body).then((bytes) => {
      const form = this.#form(Buffer.from(bytes), bytes.length, encoding);
      // `makeSmallest` may have stored a smaller form in the meantime.
      if (this.#forms.get(encoding) === making) this.#forms.set(encoding, form);
      return form;
    });
    this.#forms.set(encoding, making);
    return making;
  }

  #form(body: Body, bytes: number, encoding?: Encoding): Form {
    const headers = {
      ...this.#unchangedHeaders,
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      'content-length': String(bytes),
    };
    return { body, headers };
  }
}

function brotli(body: Body, quality: number): Promise<Uint8Array> {
  return brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function accepts(acceptEncoding: string, encoding: Encoding): boolean {
  if (!acceptEncoding.includes(encoding)) return false;
  return !acceptEncoding.includes(';') || acceptsByWeight(acceptEncoding, encoding);
}

function acceptsByWeight(acceptEncoding: string, encoding: Encoding): boolean {
  const entry = acceptEncoding.split(',').find((part) => part.trim().split(';')[0]?.trim() === encoding);
  return entry !== undefined && !/;\s*q=0(?:\.0+)?\s*$/.test(entry);
}
