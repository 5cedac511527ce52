import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Headers } from './security-headers.ts';

type Bytes = Buffer<ArrayBuffer>;
type Encoding = 'br' | 'gzip';
type Form = Readonly<{ bytes: Bytes; headers: Headers }>;

const compressors: Readonly<Record<Encoding, (bytes: Bytes) => Promise<Uint8Array>>> = {
  // Level 5 is where brotli is smaller than gzip and still as quick.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/** Below this a compressed answer is hardly shorter. */
const WORTH_COMPRESSING_BYTES = 1000;

export type AnswerParts = Readonly<{
  status: number;
  body: Bytes;
  /** Names the content. Weak, because the compressed forms share it. */
  etag: string;
  headers: Headers;
}>;

/** What a request says about the form it can take. */
export type Asked = Readonly<{ acceptEncoding: string | undefined; ifNoneMatch: string | undefined }>;

/** An answer made once and sent many times: bytes, compressed bytes and headers are all ready. */
export class StoredAnswer {
  readonly #parts: AnswerParts;
  readonly #identity: Form;
  readonly #unchangedHeaders: Headers;
  readonly #forms = new Map<Encoding, Form | Promise<Form>>();

  constructor(parts: AnswerParts) {
    this.#parts = parts;
    this.#unchangedHeaders = { ...parts.headers, etag: parts.etag, vary: 'accept-encoding' };
    this.#identity = this.#form(parts.body);
  }

  get status(): number {
    return this.#parts.status;
  }

  /** What keeping it costs: the plain form, and about half of it again once compressed. */
  get bytes(): number {
    return Math.ceil(this.#parts.body.length * 1.5) + 1000;
  }

  /** Answers at once, unless this encoding is asked for the first time. */
  respond(asked: Asked): Response | Promise<Response> {
    if (this.#parts.status === 200 && asked.ifNoneMatch !== undefined && this.#isKnown(asked.ifNoneMatch)) {
      return new Response(null, { status: 304, headers: this.#unchangedHeaders });
    }
    const form = this.#formFor(asked.acceptEncoding);
    return form instanceof Promise ? form.then((made) => this.#send(made)) : this.#send(form);
  }

  #send({ bytes, headers }: Form): Response {
    return new Response(bytes, { status: this.#parts.status, headers });
  }

  #isKnown(ifNoneMatch: string): boolean {
    return ifNoneMatch === this.#parts.etag || ifNoneMatch.split(/,\s*/).includes(this.#parts.etag);
  }

  #formFor(acceptEncoding: string | undefined): Form | Promise<Form> {
    if (acceptEncoding === undefined || this.#parts.body.length < WORTH_COMPRESSING_BYTES)
      return this.#identity;
    if (accepts(acceptEncoding, 'br')) return this.#forms.get('br') ?? this.#compress('br');
    if (accepts(acceptEncoding, 'gzip')) return this.#forms.get('gzip') ?? this.#compress('gzip');
    return this.#identity;
  }

  #compress(encoding: Encoding): Promise<Form> {
    const making = compressors[encoding](this.#parts.body).then((bytes) => {
      const form = this.#form(Buffer.from(bytes), encoding);
      this.#forms.set(encoding, form);
      return form;
    });
    this.#forms.set(encoding, making);
    return making;
  }

  #form(bytes: Bytes, encoding?: Encoding): Form {
    const headers = {
      ...this.#unchangedHeaders,
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      'content-length': String(bytes.length),
    };
    return { bytes, headers };
  }
}

function accepts(acceptEncoding: string, encoding: Encoding): boolean {
  if (!acceptEncoding.includes(encoding)) return false;
  return !acceptEncoding.includes(';') || acceptsByWeight(acceptEncoding, encoding);
}

function acceptsByWeight(acceptEncoding: string, encoding: Encoding): boolean {
  const entry = acceptEncoding.split(',').find((part) => part.trim().split(';')[0]?.trim() === encoding);
  return entry !== undefined && !/;\s*q=0(?:\.0+)?\s*$/.test(entry);
}
