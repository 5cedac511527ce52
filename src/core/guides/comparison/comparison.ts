/** The page that compares local, regional and global plans, in one language: finished texts and English paths. */
export type Comparison = Readonly<{
  title: string;
  pageTitle: string;
  description: string;
  lead: string;
  /** Which kind is for whom. Null as `kinds`. */
  verdict: Readonly<{
    heading: string;
    kinds: readonly Readonly<{ trip: string; kind: string; text: string; link: ComparisonLink }>[];
  }> | null;
  /** Null: fewer than two kinds are on sale, so there is nothing to compare. */
  kinds: KindTable | null;
  /** Null: no region can be compared. */
  example: ComparedPrices | null;
  regions: ComparedPrices | null;
  own: Readonly<{ heading: string; text: string; links: readonly ComparisonLink[] }>;
  /** What the page answers, for search engines: in the words of its tables. */
  questions: readonly Readonly<{ question: string; answer: string }>[];
}>;

type Headed = Readonly<{
  heading: string;
  /** Below the table. */
  note: string;
  caption: string;
  columns: readonly string[];
}>;

/** A question in each row, a kind of plan in each further column, and where each kind is on sale. */
export type KindTable = Headed &
  Readonly<{
    rows: readonly Readonly<{ name: string; texts: readonly string[]; isFigure: boolean }>[];
    next: Readonly<{ name: string; links: readonly ComparisonLink[] }>;
  }>;

/** Prices of the same trip with local plans and with one plan. */
export type ComparedPrices = Headed &
  Readonly<{
    /** Above the table. */
    text: string;
    rows: readonly ComparedRow[];
  }>;

/** `to`: the guide that the row's name leads to. `detail`: a second line below the name. */
export type ComparedRow = Readonly<{
  to: string | null;
  name: string;
  detail: string | null;
  cells: readonly ComparisonCell[];
}>;

/** `note` marks the cheaper one of a row. */
export type ComparisonCell = Readonly<{ text: string; note: string | null }>;

export type ComparisonLink = Readonly<{ to: string; name: string }>;
