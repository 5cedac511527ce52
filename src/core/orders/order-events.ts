/** Tells when something happened to an order, in whichever process it happened. */
export interface OrderEvents {
  /** The answer stops listening. */
  onChange(orderId: string, listener: () => void): () => void;
}
