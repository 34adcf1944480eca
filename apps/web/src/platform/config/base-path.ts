/** The path under which the whole app is served, without a slash at its end (REG-08). */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')
