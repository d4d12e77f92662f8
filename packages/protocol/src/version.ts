/** The version of the socket protocol: a client with another version must reload. */
export const PROTOCOL = 1;
