/** Notifies about changes of an order, in whichever process they happen. */
export interface OrderEvents {
  /** Returns a function that unsubscribes. */
  onChange(orderId: string, listener: () => void): () => void;
}
