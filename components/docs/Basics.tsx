import { statusOf, type ProblemCode } from '@/lib/contract/problem'
import { Chapter } from './Chapter'
import css from './Docs.module.css'
import { Plate } from './Plate'
import { Prose } from './Prose'

/** Signing in, and what an answer looks like. */
export const FirstCall = ({ server, cookie }: { server: string; cookie: string }) => (
  <Chapter
    anchor="first-call"
    code={
      <Plate title="In a shell">
        {`curl -c jar ${server}/api/login \\
  -H 'Content-Type: application/json' \\
  -d '{ "username": "customer@demo.jobwork.example",
        "password": "jobwork-demo" }'

curl -b jar ${server}/api/inquiries`}
      </Plate>
    }
  >
    <p>
      Signing in sets a cookie, <code>{cookie}</code>; every other call carries it. It ends with{' '}
      <a href="#post-logout">sign-out</a>, after 30 days, or when the password changes.
    </p>
    <p>
      JSON in and out, UTF-8. Instants are ISO 8601 in UTC, ids whole numbers, money whole rupees. What is absent is{' '}
      <code>null</code>. Keys that nobody asked for are ignored.
    </p>
    <p>
      A new thing is answered with <code>201</code>, a change with <code>200</code> and the thing as it is now, and{' '}
      <code>204</code> says that it is done.
    </p>
    <p>
      What a role may not know is not in its answers: a supplier sees no customer, a customer no supplier. So some keys
      may be absent, and say so.
    </p>
  </Chapter>
)

const reasons: [ProblemCode, string][] = [
  [
    'validation',
    'Body, query or a file does not fit, or names what does not exist. `issues` says which field, and why.',
  ],
  ['unauthenticated', 'No session, or one that was ended.'],
  ['forbidden', 'Not for this role, not before verification, or a write from a page of another site.'],
  ['not_found', 'No such thing, or one that is not yours to see; which of the two is not told.'],
  ['method_not_allowed', 'Another method is due; `Allow` says which.'],
  ['conflict', 'No longer in a state that allows it, decided by somebody else first, or there already.'],
  ['too_large', 'More than 1 MB of JSON, or a file over its limit.'],
  ['unsupported_type', 'Not JSON where JSON is due, or a file of a type that is not taken.'],
  [
    'rate_limited',
    'Five failed sign-ins of an account or twenty from an address in 15 minutes; ten registrations an hour. `Retry-After` says when.',
  ],
  ['internal', 'A fault on our side. Quote its `requestId`.'],
  ['unavailable', 'The database is away. Try again after `Retry-After`.'],
]

/** Every way to be refused. */
export const Refusals = () => (
  <Chapter
    anchor="refusals"
    code={
      <Plate title="400 validation">
        {`{
  "message": "Quantity must be positive",
  "code": "validation",
  "issues": [
    { "path": "quantity", "message": "Quantity must be positive" }
  ]
}`}
      </Plate>
    }
  >
    <p>
      A refusal is a sentence for a person and a <code>code</code> for a program. Nothing of the call was done.
    </p>
    <dl className={css.reasons}>
      {reasons.map(([code, reason]) => (
        <div key={code}>
          <dt>
            <code>
              {statusOf[code]} {code}
            </code>
          </dt>
          <dd>
            <Prose>{reason}</Prose>
          </dd>
        </div>
      ))}
    </dl>
  </Chapter>
)
