import { units as all } from '../src/units.ts'

/** The units of two hosts, a large one and a small one: enough to see how units are made, and quick. */
export const units = all.filter(({ name }) => /^rest (club|referral) /.test(name))
