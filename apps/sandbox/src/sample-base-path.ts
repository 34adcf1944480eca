/** Where the sample club's app is served, unless the sandbox is told otherwise. */
export const sampleBasePath = '/kestrel-red'
