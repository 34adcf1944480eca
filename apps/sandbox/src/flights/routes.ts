/** How a pair of airports is flown, the same both ways. */
export interface Route {
  /** The airline's own direct flights on a day on which it flies; 0 where there are changes only. */
  directFlights: number
  /** The days of the week on which anything flies: 0 is Sunday. */
  weekdays: readonly number[]
  /** Whether the partner flies it directly too. */
  hasPartnerFlight: boolean
}

const daily = [0, 1, 2, 3, 4, 5, 6]

/** Direct flights from the three British airports: how many a day, and on which days unless daily. */
const direct: Readonly<
  Record<string, Readonly<Record<string, readonly [flights: number, weekdays?: readonly number[]]>>>
> = {
  LHR: {
    ATL: [3],
    AUS: [1, [1, 3, 5, 6]],
    BOS: [2],
    IAD: [2],
    JFK: [5],
    LAS: [2],
    LAX: [3],
    MCO: [3],
    MIA: [2],
    SEA: [1],
    SFO: [2],
    TPA: [1],
    ACC: [1],
    CPT: [1],
    JNB: [2],
    LOS: [1],
    BLR: [1],
    BOM: [2],
    DEL: [2],
    MLE: [1, [0, 3, 5]],
    PVG: [1, [1, 2, 4, 6]],
    YYZ: [1],
    ANU: [1, [1, 3, 5, 6]],
    BGI: [1],
    GND: [1, [3, 6]],
    MBJ: [1, [0, 1, 4]],
    NAS: [1, [3, 6]],
    PLS: [1, [3, 6]],
    SVD: [1, [0, 3]],
    TAB: [1, [6]],
    CUN: [1, [1, 2, 4, 6]],
    DXB: [1],
    RUH: [1],
  },
  MAN: {
    ATL: [1],
    JFK: [1],
    MCO: [2],
    LAS: [1, [0, 2, 4]],
    BGI: [1, [0, 3, 6]],
  },
  EDI: {
    MCO: [1, [1, 4, 6]],
    BGI: [1, [0]],
  },
}

/** Flown with a change at London only. */
const withChange: Readonly<Record<string, readonly string[]>> = {
  MAN: ['BOS', 'LAX', 'MIA', 'SFO', 'JNB', 'CPT', 'DEL', 'DXB'],
  EDI: ['JFK', 'ATL', 'BOS', 'LAX', 'MIA', 'JNB'],
}

/** Where the partner flies as well. */
const partnerDestinations = new Set(['ATL', 'BOS', 'JFK', 'LAX', 'MCO', 'SEA'])

/** Returns how two airports are connected; undefined when the route is not flown at all (FLT-53). */
export function findRoute(origin: string, destination: string): Route | undefined {
  return routeFrom(origin, destination) ?? routeFrom(destination, origin)
}

function routeFrom(home: string, away: string): Route | undefined {
  const found = direct[home]?.[away]
  if (found !== undefined) {
    const [directFlights, weekdays = daily] = found
    return { directFlights, weekdays, hasPartnerFlight: partnerDestinations.has(away) }
  }
  if (withChange[home]?.includes(away) === true) return { directFlights: 0, weekdays: daily, hasPartnerFlight: false }
  return undefined
}
