type Noun = { name: string; description: string; /** First segments of its calls' paths below /api. */ paths: string[] }

/** The nouns in the order of a reader: accounts first, then the work from inquiry to payment. */
export const nouns: Noun[] = [
  {
    name: 'Account',
    description:
      'Signing in and out, the own profile, password and devices. A new account waits for an admin to verify it.',
    paths: ['register', 'login', 'logout', 'user', 'users', 'password', 'sessions', 'unsubscribe'],
  },
  {
    name: 'Inquiries',
    description: 'What a customer wants made. Suppliers see those open to quoting, without the customer’s identity.',
    paths: ['inquiries'],
  },
  {
    name: 'Quotations',
    description:
      'What a supplier asks for making it. The customer accepts one; the others on the inquiry are rejected.',
    paths: ['quotations'],
  },
  {
    name: 'Work orders',
    description: 'The order that follows, from received to completed, with its files, its history and its payment.',
    paths: ['workorders'],
  },
  {
    name: 'Work order requests',
    description: 'A supplier with an idle machine asks for work. An admin assigns it by creating a work order from it.',
    paths: ['workorderrequests'],
  },
  {
    name: 'Machines',
    description: 'What a supplier makes things on. An admin approves each before work is given to it.',
    paths: ['machines'],
  },
  {
    name: 'Processes',
    description: 'What a supplier can do. Customers choose from the approved ones, one entry a name.',
    paths: ['processes'],
  },
  {
    name: 'Files',
    description: 'Drawings and documents are uploaded first, then named in an inquiry or a work order.',
    paths: ['files'],
  },
  {
    name: 'Payments',
    description: 'What work orders come to, what is paid, and for how long the rest has been owed.',
    paths: ['payments'],
  },
  {
    name: 'Companies',
    description: 'The customers and suppliers that admins look after.',
    paths: ['customers', 'suppliers'],
  },
  {
    name: 'Dashboard and notifications',
    description: 'What waits for the signed-in person, and what happened meanwhile.',
    paths: ['dashboard', 'notifications', 'deliveries'],
  },
  {
    name: 'Search',
    description: 'Finds by id or by a part of the name whatever the signed-in person may open, and where it opens.',
    paths: ['search'],
  },
  {
    name: 'Audit log',
    description: 'Who did what and when, for admins. It is only ever added to.',
    paths: ['audit'],
  },
  {
    name: 'Service',
    description: 'Whether it runs, and what it can do.',
    paths: ['health', 'openapi.json'],
  },
]

/** The noun that a path belongs to. */
export function nounOf(path: string): string {
  const noun = nouns.find(({ paths }) => paths.includes(path.split('/')[2]!))
  if (!noun) throw new Error(`${path} belongs to no noun: give its noun a name and a sentence in openapi-nouns.ts`)
  return noun.name
}
