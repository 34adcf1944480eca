/** Has this process find names below `localhost` on this machine, as browsers do by themselves. */
export function resolveLocalhostNames(): void
