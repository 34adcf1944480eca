/**
 * Stands in each prerendered page itself, so that a press counts from the first paint on. Imports nothing that anything else
 * imports: the bundler would put that into a file of its own.
 */
import { replayPresses } from './platform/islands/press-replay.ts'

replayPresses()
