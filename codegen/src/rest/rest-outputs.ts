/** What is made of each host's document. */
export const restOutputs = ['types', 'operations', 'handlers'] as const
export type RestOutput = (typeof restOutputs)[number]
