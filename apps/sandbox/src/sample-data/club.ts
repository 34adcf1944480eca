import { readClubFile } from './club-files.ts'

type Kestrel = typeof import('../../sample-data/kestrel/club.json')

/** What is the club's own besides what it offers: names, addresses, colours. Its schema says what each means. */
export const club = readClubFile('club') as Omit<Kestrel, 'competitionRewardId'> & { competitionRewardId?: string }
