/** The regions that airports are grouped by, in the order of the list (FLT-13). */
export type AirportRegion = keyof typeof rows

/** An airport that can be searched from and to (FLT-12). */
export interface Airport {
  /** IATA code. */
  code: string
  airportName: string
  cityName: string
  countryName: string
  region: AirportRegion
  /** IANA time zone, in which the day of a departure is meant. */
  zone: string
}

type Row = readonly [code: string, airportName: string, cityName: string, countryName: string, zone: string]

/** Public facts, as the IATA list gives them (GAP-19). */
const rows = {
  'United Kingdom': [
    ['LHR', 'London Heathrow', 'London', 'United Kingdom', 'Europe/London'],
    ['MAN', 'Manchester', 'Manchester', 'United Kingdom', 'Europe/London'],
    ['EDI', 'Edinburgh', 'Edinburgh', 'United Kingdom', 'Europe/London'],
  ],
  USA: [
    ['ATL', 'Hartsfield-Jackson', 'Atlanta', 'United States', 'America/New_York'],
    ['AUS', 'Austin-Bergstrom', 'Austin', 'United States', 'America/Chicago'],
    ['BOS', 'Logan', 'Boston', 'United States', 'America/New_York'],
    ['IAD', 'Dulles', 'Washington', 'United States', 'America/New_York'],
    ['JFK', 'John F. Kennedy', 'New York', 'United States', 'America/New_York'],
    ['LAS', 'Harry Reid', 'Las Vegas', 'United States', 'America/Los_Angeles'],
    ['LAX', 'Los Angeles', 'Los Angeles', 'United States', 'America/Los_Angeles'],
    ['MCO', 'Orlando', 'Orlando', 'United States', 'America/New_York'],
    ['MIA', 'Miami', 'Miami', 'United States', 'America/New_York'],
    ['SEA', 'Seattle-Tacoma', 'Seattle', 'United States', 'America/Los_Angeles'],
    ['SFO', 'San Francisco', 'San Francisco', 'United States', 'America/Los_Angeles'],
    ['TPA', 'Tampa', 'Tampa', 'United States', 'America/New_York'],
  ],
  Africa: [
    ['ACC', 'Kotoka', 'Accra', 'Ghana', 'Africa/Accra'],
    ['CPT', 'Cape Town', 'Cape Town', 'South Africa', 'Africa/Johannesburg'],
    ['JNB', 'O. R. Tambo', 'Johannesburg', 'South Africa', 'Africa/Johannesburg'],
    ['LOS', 'Murtala Muhammed', 'Lagos', 'Nigeria', 'Africa/Lagos'],
  ],
  Asia: [
    ['BLR', 'Kempegowda', 'Bengaluru', 'India', 'Asia/Kolkata'],
    ['BOM', 'Chhatrapati Shivaji Maharaj', 'Mumbai', 'India', 'Asia/Kolkata'],
    ['DEL', 'Indira Gandhi', 'Delhi', 'India', 'Asia/Kolkata'],
    ['MLE', 'Velana', 'Malé', 'Maldives', 'Indian/Maldives'],
    ['PVG', 'Pudong', 'Shanghai', 'China', 'Asia/Shanghai'],
  ],
  Canada: [['YYZ', 'Toronto Pearson', 'Toronto', 'Canada', 'America/Toronto']],
  Caribbean: [
    ['ANU', 'V. C. Bird', 'St John’s', 'Antigua and Barbuda', 'America/Antigua'],
    ['BGI', 'Grantley Adams', 'Bridgetown', 'Barbados', 'America/Barbados'],
    ['GND', 'Maurice Bishop', 'St George’s', 'Grenada', 'America/Grenada'],
    ['MBJ', 'Sangster', 'Montego Bay', 'Jamaica', 'America/Jamaica'],
    ['NAS', 'Lynden Pindling', 'Nassau', 'Bahamas', 'America/Nassau'],
    ['PLS', 'Howard Hamilton', 'Providenciales', 'Turks and Caicos Islands', 'America/Grand_Turk'],
    ['SVD', 'Argyle', 'Kingstown', 'Saint Vincent and the Grenadines', 'America/St_Vincent'],
    ['TAB', 'A. N. R. Robinson', 'Scarborough', 'Trinidad and Tobago', 'America/Port_of_Spain'],
  ],
  Mexico: [['CUN', 'Cancún', 'Cancún', 'Mexico', 'America/Cancun']],
  'Middle East': [
    ['DXB', 'Dubai', 'Dubai', 'United Arab Emirates', 'Asia/Dubai'],
    ['RUH', 'King Khalid', 'Riyadh', 'Saudi Arabia', 'Asia/Riyadh'],
  ],
} as const satisfies Readonly<Record<string, readonly Row[]>>

/** The 36 airports of the search, grouped by region (FLT-12, FLT-13, CST-12). */
export const airports: readonly Airport[] = Object.entries(rows).flatMap(([region, group]) =>
  group.map(([code, airportName, cityName, countryName, zone]) => ({
    code,
    airportName,
    cityName,
    countryName,
    region: region as AirportRegion,
    zone,
  })),
)

/** The regions in the order of the list (FLT-13). */
export const airportRegions: readonly AirportRegion[] = [...new Set(airports.map(({ region }) => region))]

const byCode = new Map(airports.map((airport) => [airport.code, airport]))

/** Returns the airport with an IATA code, or undefined for one that is not of the search (FLT-32). */
export function findAirport(code: string): Airport | undefined {
  return byCode.get(code)
}
