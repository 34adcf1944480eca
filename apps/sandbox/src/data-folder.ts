/** Where data lies that outlives the process, unless told otherwise: at the top of the repository. */
export const dataFolder = new URL('../../../.sandbox/', import.meta.url)
