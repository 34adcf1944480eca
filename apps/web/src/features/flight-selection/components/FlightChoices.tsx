import { FocusOnChange } from '@clubhouse/design-system/FocusOnChange'
import { Stack } from '@clubhouse/design-system/Stack'
import { m } from '#paraglide/messages.js'
import { useFlightOffers, useReturnOffers } from '#domain/flight/api/flights.tsx'
import { directFlights, findOffer } from '#domain/flight/model/fares.ts'
import type { FlightSearch } from '#domain/flight/model/flight-address.ts'
import { useBalance } from '#domain/points/api/use-balance.ts'
import { useFlightChoice } from '../state/use-flight-choice.ts'
import { ChosenFlight } from './ChosenFlight.tsx'
import { FlightOffersList } from './FlightOffersList.tsx'
import { SummarySheet } from './SummarySheet.tsx'

/** The way out, then the way back, then the whole journey: what is chosen stands in the address (FLT-38 to FLT-42). */
export function FlightChoices({ search }: { search: FlightSearch }) {
  const { choice, chooseOut, chooseLast, changeDeparture, closeSummary, startAgain } = useFlightChoice()
  const usable = useBalance().data?.usable
  const out = useFlightOffers(search)
  const isRoundTrip = search.returning !== undefined
  const sliceId = isRoundTrip ? choice.sliceId : undefined
  const back = useReturnOffers(choice.basketId, sliceId)
  const outBasket = out.kind === 'ready' ? out.data.basketId : undefined
  const isOnWayBack = isRoundTrip && back.kind !== 'idle'
  const basketId = isOnWayBack ? choice.basketId : outBasket
  const searchAgain = () => {
    startAgain()
    if ('retry' in out) out.retry()
  }
  // Before the way out is chosen, a last fare in the address means nothing.
  const offerId = isOnWayBack || !isRoundTrip ? choice.offerId : undefined
  const chosen = out.kind === 'ready' ? findOffer(directFlights(out.data), sliceId) : undefined
  return (
    <FocusOnChange changeKey={isOnWayBack ? 'back' : 'out'}>
      <Stack gap="large">
        {isOnWayBack && <ChosenFlight chosen={chosen} isPending={out.kind === 'pending'} onChange={changeDeparture} />}
        {isOnWayBack ? (
          <FlightOffersList
            key="back"
            step="back"
            title={m.flightResults_back_title()}
            offers={back}
            search={search}
            chosenId={offerId}
            usable={usable}
            choiceOf={(fareId) => ({ basketId: choice.basketId, sliceId, offerId: fareId })}
            onChoose={(fareId) => chooseLast(fareId)}
            onSearchAgain={searchAgain}
          />
        ) : (
          <FlightOffersList
            key="out"
            step="out"
            title={isRoundTrip ? m.flightResults_out_title() : m.flightResults_one_way_title()}
            offers={out}
            search={search}
            chosenId={offerId}
            usable={usable}
            choiceOf={(fareId, basket) => (isRoundTrip ? { basketId: basket, sliceId: fareId } : { offerId: fareId })}
            onChoose={(fareId, basket) => (isRoundTrip ? chooseOut(basket, fareId) : chooseLast(fareId))}
            onSearchAgain={searchAgain}
          />
        )}
      </Stack>
      {offerId !== undefined && (
        <SummarySheet
          search={search}
          basketId={basketId}
          usable={usable}
          choice={{ basketId: choice.basketId, sliceId, offerId }}
          onClose={closeSummary}
          onSearchAgain={searchAgain}
        />
      )}
    </FocusOnChange>
  )
}
