import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Params, RouteMatch } from 'react-router-dom'

interface Place {
  outlet: ReactNode
  params: Params
}

const PlaceContext = createContext<Place>({ outlet: null, params: {} })

/** Renders the routes of an address, each in the outlet of the one around it. */
export function RouteMatches({ matches }: { matches: readonly RouteMatch[] }) {
  return matches.reduceRight<ReactNode>((outlet, match) => <MatchedRoute match={match} outlet={outlet} />, null)
}

function MatchedRoute({ match: { route, params }, outlet }: { match: RouteMatch; outlet: ReactNode }) {
  const place = useMemo(() => ({ outlet, params }), [outlet, params])
  const { Component, element = outlet } = route
  return (
    <PlaceContext value={place}>{Component === undefined || Component === null ? element : <Component />}</PlaceContext>
  )
}

/** Renders what stands inside of a route: the page, or a gate around it. */
export function Outlet(): ReactNode {
  return useContext(PlaceContext).outlet
}

/** Returns the parts of the address that vary, by the names that its pattern gives them. */
export function useParams(): Params {
  return useContext(PlaceContext).params
}
