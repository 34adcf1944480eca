import dns from 'node:dns'

/**
 * Has this process find names below `localhost` on this machine, as browsers do by themselves (RFC 6761). Node asks the
 * system's resolver, and not every system's knows them.
 */
export function resolveLocalhostNames() {
  dns.lookup = findingHere(dns.lookup)
  dns.promises.lookup = findingHere(dns.promises.lookup)
}

function findingHere(lookup) {
  return new Proxy(lookup, {
    apply: (target, self, [name, ...rest]) =>
      Reflect.apply(target, self, [name.endsWith('.localhost') ? 'localhost' : name, ...rest]),
  })
}
