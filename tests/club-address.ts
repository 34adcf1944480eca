/** Where the app is that the tests open; the command that starts the club says it. */
export const clubAddress = process.env['CLUB_ADDRESS'] ?? 'http://localhost:4000/'
