import { club } from './sample-data/club.ts'

/** Where the sample club's app is served, unless the sandbox is told otherwise. */
export const sampleBasePath = club.basePath
