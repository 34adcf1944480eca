/** Slow 4G, as Lighthouse has it, for `Network.emulateNetworkConditions`. */
export const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 92_160 }
