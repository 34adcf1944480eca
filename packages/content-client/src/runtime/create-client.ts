/** What this package has of the SDK, as a module of its own: a host names it to let browsers fetch it ahead. */
export { createClient } from 'contentful'
