import * as z from 'zod/mini'
import { marketingWays } from './marketing.ts'

/** What the third step asks for: any of the boxes may be ticked, or none. */
export const preferencesSchema = z.object({ optOuts: z.array(z.enum(marketingWays)) })
