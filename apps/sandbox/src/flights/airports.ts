/** The regions by which the search groups its airports (FLT-13). */
export const airportRegions = [
  'United Kingdom',
  'USA',
  'Africa',
  'Asia',
  'Canada',
  'Caribbean',
  'Mexico',
  'Middle East',
] as const

export type AirportRegion = (typeof airportRegions)[number]

export interface Airport {
  /** IATA code. */
  code: string
  airportName: string
  cityName: string
  countryName: string
  region: AirportRegion
  /** IANA time zone. */
  zone: string
  /** Degrees north and east. */
  position: readonly [latitude: number, longitude: number]
}

/** The 36 airports of the search (FLT-12, GAP-19): public facts, such as any atlas and the IATA list give. */
export const airports: readonly Airport[] = [
  airport('LHR', 'London Heathrow', 'London', 'United Kingdom', 'United Kingdom', 'Europe/London', 51.47, -0.45),
  airport('MAN', 'Manchester', 'Manchester', 'United Kingdom', 'United Kingdom', 'Europe/London', 53.35, -2.28),
  airport('EDI', 'Edinburgh', 'Edinburgh', 'United Kingdom', 'United Kingdom', 'Europe/London', 55.95, -3.37),

  airport('ATL', 'Hartsfield-Jackson', 'Atlanta', 'United States', 'USA', 'America/New_York', 33.64, -84.43),
  airport('AUS', 'Austin-Bergstrom', 'Austin', 'United States', 'USA', 'America/Chicago', 30.19, -97.67),
  airport('BOS', 'Logan', 'Boston', 'United States', 'USA', 'America/New_York', 42.36, -71.01),
  airport('IAD', 'Dulles', 'Washington', 'United States', 'USA', 'America/New_York', 38.94, -77.46),
  airport('JFK', 'John F. Kennedy', 'New York', 'United States', 'USA', 'America/New_York', 40.64, -73.78),
  airport('LAS', 'Harry Reid', 'Las Vegas', 'United States', 'USA', 'America/Los_Angeles', 36.08, -115.15),
  airport('LAX', 'Los Angeles', 'Los Angeles', 'United States', 'USA', 'America/Los_Angeles', 33.94, -118.41),
  airport('MCO', 'Orlando', 'Orlando', 'United States', 'USA', 'America/New_York', 28.43, -81.31),
  airport('MIA', 'Miami', 'Miami', 'United States', 'USA', 'America/New_York', 25.79, -80.29),
  airport('SEA', 'Seattle-Tacoma', 'Seattle', 'United States', 'USA', 'America/Los_Angeles', 47.45, -122.31),
  airport('SFO', 'San Francisco', 'San Francisco', 'United States', 'USA', 'America/Los_Angeles', 37.62, -122.38),
  airport('TPA', 'Tampa', 'Tampa', 'United States', 'USA', 'America/New_York', 27.98, -82.53),

  airport('ACC', 'Kotoka', 'Accra', 'Ghana', 'Africa', 'Africa/Accra', 5.61, -0.17),
  airport('CPT', 'Cape Town', 'Cape Town', 'South Africa', 'Africa', 'Africa/Johannesburg', -33.97, 18.6),
  airport('JNB', 'O. R. Tambo', 'Johannesburg', 'South Africa', 'Africa', 'Africa/Johannesburg', -26.13, 28.24),
  airport('LOS', 'Murtala Muhammed', 'Lagos', 'Nigeria', 'Africa', 'Africa/Lagos', 6.58, 3.32),

  airport('BLR', 'Kempegowda', 'Bengaluru', 'India', 'Asia', 'Asia/Kolkata', 13.2, 77.71),
  airport('BOM', 'Chhatrapati Shivaji Maharaj', 'Mumbai', 'India', 'Asia', 'Asia/Kolkata', 19.09, 72.87),
  airport('DEL', 'Indira Gandhi', 'Delhi', 'India', 'Asia', 'Asia/Kolkata', 28.57, 77.1),
  airport('MLE', 'Velana', 'Malé', 'Maldives', 'Asia', 'Indian/Maldives', 4.19, 73.53),
  airport('PVG', 'Pudong', 'Shanghai', 'China', 'Asia', 'Asia/Shanghai', 31.14, 121.81),

  airport('YYZ', 'Toronto Pearson', 'Toronto', 'Canada', 'Canada', 'America/Toronto', 43.68, -79.63),

  airport('ANU', 'V. C. Bird', "St John's", 'Antigua and Barbuda', 'Caribbean', 'America/Antigua', 17.14, -61.79),
  airport('BGI', 'Grantley Adams', 'Bridgetown', 'Barbados', 'Caribbean', 'America/Barbados', 13.07, -59.49),
  airport('GND', 'Maurice Bishop', "St George's", 'Grenada', 'Caribbean', 'America/Grenada', 12.0, -61.79),
  airport('MBJ', 'Sangster', 'Montego Bay', 'Jamaica', 'Caribbean', 'America/Jamaica', 18.5, -77.91),
  airport('NAS', 'Lynden Pindling', 'Nassau', 'Bahamas', 'Caribbean', 'America/Nassau', 25.04, -77.47),
  airport(
    'PLS',
    'Howard Hamilton',
    'Providenciales',
    'Turks and Caicos Islands',
    'Caribbean',
    'America/Grand_Turk',
    21.77,
    -72.27,
  ),
  airport(
    'SVD',
    'Argyle',
    'Kingstown',
    'Saint Vincent and the Grenadines',
    'Caribbean',
    'America/St_Vincent',
    13.16,
    -61.15,
  ),
  airport(
    'TAB',
    'A. N. R. Robinson',
    'Scarborough',
    'Trinidad and Tobago',
    'Caribbean',
    'America/Port_of_Spain',
    11.15,
    -60.83,
  ),

  airport('CUN', 'Cancún', 'Cancún', 'Mexico', 'Mexico', 'America/Cancun', 21.04, -86.87),

  airport('DXB', 'Dubai', 'Dubai', 'United Arab Emirates', 'Middle East', 'Asia/Dubai', 25.25, 55.36),
  airport('RUH', 'King Khalid', 'Riyadh', 'Saudi Arabia', 'Middle East', 'Asia/Riyadh', 24.96, 46.7),
]

const byCode = new Map(airports.map((each) => [each.code, each]))

export function findAirport(code: string): Airport | undefined {
  return byCode.get(code)
}

const earthRadiusKm = 6371

/** Returns the shortest way over the globe. */
export function distanceKm({ position: from }: Airport, { position: to }: Airport): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord = half(from[0], to[0]) + Math.cos(radians(from[0])) * Math.cos(radians(to[0])) * half(from[1], to[1])
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord))
}

function airport(
  code: string,
  airportName: string,
  cityName: string,
  countryName: string,
  region: AirportRegion,
  zone: string,
  latitude: number,
  longitude: number,
): Airport {
  return { code, airportName, cityName, countryName, region, zone, position: [latitude, longitude] }
}
