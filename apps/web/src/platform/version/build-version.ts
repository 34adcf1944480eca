/** The version of this build (CST-13). */
export const buildVersion = 'v2.79.0'
