import { useLocation, useNavigate } from 'react-router-dom'
import type { FlightChoice } from '#domain/flight/model/flight-address.ts'
import { useFlightAddress } from '#domain/flight/state/use-flight-address.ts'
import { isOverPage, overPage } from '#platform/links/over-page.ts'

/** How fares are chosen and let go of; each choice is a step that Back undoes (FLT-38 to FLT-42). */
export interface FlightChoosing {
  /** What is chosen, as the address has it. */
  choice: FlightChoice
  /** Chooses the fare out of a round trip: the flights back come next. */
  chooseOut: (basketId: string, fareId: string) => void
  /** Chooses the last fare: its summary opens. */
  chooseLast: (fareId: string) => void
  changeDeparture: () => void
  /** Clears the last fare. */
  closeSummary: () => void
  /** Clears all that was chosen, and leaves no way back to it. */
  startAgain: () => void
}

/** Returns the choice that stands in the address, and how to change it. A press that comes twice is one step. */
export function useFlightChoice(): FlightChoosing {
  const { choice, go } = useFlightAddress()
  const location = useLocation()
  const navigate = useNavigate()
  const { basketId, sliceId } = choice
  return {
    choice,
    chooseOut: (basket, fareId) => go({ choice: { basketId: basket, sliceId: fareId } }, { state: null }),
    chooseLast: (fareId) => go({ choice: { basketId, sliceId, offerId: fareId } }, { state: overPage }),
    changeDeparture: () => go({ choice: {} }, { state: null }),
    closeSummary: () => {
      // Undoes the press that opened it, so that Back does not open it again.
      if (isOverPage(location)) void navigate(-1)
      else go({ choice: { basketId, sliceId } }, { replace: true, state: null })
    },
    startAgain: () => go({ choice: {} }, { replace: true, state: null }),
  }
}
