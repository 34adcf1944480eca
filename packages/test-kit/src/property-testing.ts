import * as fc from 'fast-check'

const { PROPERTY_SEED = '20261120', PROPERTY_RUNS } = process.env

// A run that fails fails again, and one that passes says the same on every machine.
fc.configureGlobal({
  seed: Number(PROPERTY_SEED),
  ...(PROPERTY_RUNS !== undefined && { numRuns: Number(PROPERTY_RUNS) }),
})

/**
 * Random values to hold a rule against, the same at every run. Another `PROPERTY_SEED` finds others, and more
 * `PROPERTY_RUNS` find more, where a test does not say how many it needs.
 */
export { fc }
