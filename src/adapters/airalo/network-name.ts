/** The company that runs the network, as customers know it. */
export const NETWORK_NAME = 'Airalo';
