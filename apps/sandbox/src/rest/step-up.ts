import { CODE_ACR } from '../identity/web-client.ts'
import { requireMember, type Caller } from './caller.ts'
import { Problem } from './problem.ts'

/** Lets a sensitive call pass only with a token that was got with a one-time code; throws 406 otherwise (STP-06). */
export function requireStepUp(caller: Caller): void {
  if (requireMember(caller).acr !== CODE_ACR)
    throw new Problem(406, 'STEP_UP_REQUIRED', 'Confirm that it is you first.')
}
