import type { FilePurpose } from '@/lib/contract/files'
import { fileTypes } from '@/lib/contract/file-types'
import type { Parameter } from '@/lib/contract/openapi'
import { Chapter } from './Chapter'
import { Fields } from './Fields'
import { Plate } from './Plate'

/** Paging, searching, counting. */
export const Lists = ({ server, parameters }: { server: string; parameters: Parameter[] }) => (
  <Chapter
    anchor="lists"
    code={
      <Plate title="A page of a list">
        {`curl -i -b jar '${server}/api/workorders?limit=20&status=active'

HTTP/1.1 200 OK
Link: </api/workorders?limit=20&status=active&cursor=eyJz…>; rel="next"
X-Total-Count: 41

[ { "id": 41, … }, … ]`}
      </Plate>
    }
  >
    <p>
      A list is a JSON array, newest first. While there is more, <code>Link</code> carries the address of the next page,
      and of the one before; page 1,000 comes as fast as page 1.
    </p>
    <p>
      <code>X-Total-Count</code> is exact up to 10,000. Above, it stays there and{' '}
      <code>X-Total-Count-Capped: true</code> says so. With <code>counts=true</code>, <code>X-Tab-Counts</code> tells
      how many stand in each tab of the screen.
    </p>
    <Fields fields={parameters} mark="required" schemas={{}} things={new Set()} />
  </Chapter>
)

export const WritingTwice = () => (
  <Chapter anchor="writing-twice">
    <p>
      A line breaks, and you don’t know whether the inquiry was submitted. Send an <code>Idempotency-Key</code> of your
      choice with it, and send the same again: within 24 hours the work is done once, and the answer is the first one.
      The same key with another body is a <code>conflict</code>.
    </p>
  </Chapter>
)

/** Upload first, then name: with the limits that are in force. */
export const AttachingFiles = ({ server, limits }: { server: string; limits: Record<FilePurpose, number> }) => (
  <Chapter
    anchor="attaching-files"
    code={
      <Plate title="In a shell">
        {`curl -b jar ${server}/api/files \\
  -F purpose=inquiry -F file=@housing.step
→ [ { "id": 31, "name": "housing.step", … } ]

then, in the body of the inquiry:
"files": [ { "id": 31 } ]`}
      </Plate>
    }
  >
    <p>
      Files are uploaded first and named by their id afterwards, in an inquiry or a work order. The content must fit the
      end of the name.
    </p>
    {Object.entries(fileTypes).map(([purpose, types]) => (
      <p key={purpose}>
        <code>purpose={purpose}</code>: {types.join(' ')}, {limits[purpose as FilePurpose]} MB each.
      </p>
    ))}
    <p>A file that is only described, with name and size, is listed; its download is not found.</p>
  </Chapter>
)

export const Live = ({ server }: { server: string }) => (
  <Chapter
    anchor="live"
    code={
      <Plate title={`${server.replace('http', 'ws')}/ws`}>
        {`→ { "type": "auth", "userId": 12, "userRole": "customer" }
← { "type": "auth_success" }
← { "type": "notification",
    "data": { "id": 88, "title": "New quotation",
      "message": "…", "entityType": "quotation",
      "entityId": 28, "timestamp": "2026-11-21T09:30:00.000Z" } }`}
      </Plate>
    }
  >
    <p>
      <code>/ws</code> tells of what happens while you are connected: plain WebSocket text frames, or Socket.IO with the
      event <code>message</code> both ways. Each message is one JSON object.
    </p>
    <p>
      The session cookie of the handshake decides who you are. Say the same id and role within 10 seconds, or the
      connection closes. Anything malformed is answered with <code>error</code>; a frame over 16 KB ends the connection.
    </p>
    <p>
      What happened meanwhile is kept: <a href="#get-notifications">own notifications</a>.
    </p>
  </Chapter>
)
