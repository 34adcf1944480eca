/**
 * Runs Lighthouse once, in a process of its own, since one process can run only one at a time. Its arguments are an address
 * and the categories; prints the figures as JSON.
 */
import { runLighthouse } from './lighthouse.ts'

const [address = '', ...categories] = process.argv.slice(2)
console.log(JSON.stringify(await runLighthouse(address, categories)))
