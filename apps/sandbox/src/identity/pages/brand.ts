import { club } from '../../sample-data/club.ts'

const { wordmark, light, dark } = club.signIn

/** The club that these pages belong to. */
export const brand = { name: club.name, group: club.group, ...wordmark, light, dark }
