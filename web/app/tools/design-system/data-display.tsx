import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import {
  Card,
  CardAction,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
} from '../../../components/ui/card.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { KeyValue, KeyValueList } from '../../../components/ui/key-value-list.tsx';
import { StatTile } from '../../../components/ui/stat-tile.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../../components/ui/table.tsx';
import { TableEmpty, TableError, TableLoading } from '../../../components/ui/table-states.tsx';
import { Row, Specimen } from './specimen.tsx';

export function DataDisplay() {
  return (
    <>
      <Specimen title="Stat tiles" className="items-stretch">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          <StatTile label="Orders In Progress" value="12" note="3 waiting for review" />
          <StatTile label="Ready Listings" value="148" />
          <StatTile label="Revenue this month" value="$4,438" />
          <StatTile label="Total Requests" />
        </div>
      </Specimen>
      <Specimen title="Badge">
        <Row>
          <Badge>Pending</Badge>
          <Badge tone="info">In Progress</Badge>
          <Badge tone="good">Ready</Badge>
          <Badge tone="warn">Needs review</Badge>
          <Badge tone="bad">Failed</Badge>
          <Badge tone="ember">Sale</Badge>
        </Row>
      </Specimen>
      <Specimen title="Card" className="items-stretch">
        <Card className="max-w-2xl">
          <CardHeader>
            <CardTitle>418 Larkspur Lane</CardTitle>
            <CardDescription>Ordered Mar 4, 2025 · hc_2f81c07a</CardDescription>
            <CardAction>
              <Badge tone="good">Ready</Badge>
            </CardAction>
          </CardHeader>
          <CardContent>Your episode is ready: 4 minutes 12 seconds, two hosts.</CardContent>
          <CardFooter>
            <Button>Play episode</Button>
            <Button variant="secondary">Download</Button>
          </CardFooter>
        </Card>
      </Specimen>
      <Specimen title="Key-value list" className="items-stretch">
        <KeyValueList className="max-w-2xl">
          <KeyValue name="Listing agent">Maya Lindqvist, Northlight Realty</KeyValue>
          <KeyValue name="Price">$545,000</KeyValue>
          <KeyValue name="Listing link">https://northlight.example/homes/418-larkspur-lane</KeyValue>
        </KeyValueList>
      </Specimen>
      <Specimen title="Table" className="items-stretch">
        <TableSpecimen />
      </Specimen>
      <Specimen title="Table states" className="items-stretch">
        <StatesSpecimen />
      </Specimen>
    </>
  );
}

const orders = [
  ['418 Larkspur Lane, Madison', 'Maya Lindqvist', 'maya@northlight.example', 'good', 'Ready', '$545,000'],
  ['9 Hurdle Hill Road, Weston', 'Jo Park', 'jo.park@hillside.example', 'info', 'In Progress', '$1,280,000'],
  ['22 Orchard Street, Decorah', 'Sam Okafor', 'sam@orchard.example', 'warn', 'Needs review', '$318,500'],
  ['77 Quarry Bend, Stillwater', 'Ines Duarte', 'ines@quarry.example', 'bad', 'Failed', '$702,000'],
  ['3 Ferry Landing, Alma', 'Lee Brandt', 'lee@ferry.example', 'neutral', 'Pending', '$249,900'],
  ['150 Prairie View, Viroqua', 'Noor Haddad', 'noor@prairie.example', 'good', 'Ready', '$431,000'],
] as const;

function TableSpecimen() {
  const [selected, setSelected] = useState<string[]>([orders[1][0]]);
  const all = selected.length === orders.length;

  function toggle(address: string) {
    setSelected((before) =>
      before.includes(address) ? before.filter((each) => each !== address) : [...before, address],
    );
  }

  return (
    <Table label="Orders" regionClassName="max-h-72">
      <TableHeader>
        <tr>
          <TableHead className="w-12">
            <Checkbox
              aria-label="Select all orders"
              checked={all || (selected.length > 0 && 'indeterminate')}
              onCheckedChange={() => setSelected(all ? [] : orders.map(([address]) => address))}
            />
          </TableHead>
          <TableHead pinned>Listing</TableHead>
          <TableHead>Customer</TableHead>
          <TableHead>Email</TableHead>
          <TableHead>Status</TableHead>
          <TableHead numeric>Price</TableHead>
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </tr>
      </TableHeader>
      <TableBody>
        {orders.map(([address, name, email, tone, status, price]) => (
          <TableRow key={address} selected={selected.includes(address)}>
            <TableCell>
              <Checkbox
                aria-label={`Select ${address}`}
                checked={selected.includes(address)}
                onCheckedChange={() => toggle(address)}
              />
            </TableCell>
            <TableCell pinned className="whitespace-nowrap font-semibold">
              {address}
            </TableCell>
            <TableCell className="whitespace-nowrap">{name}</TableCell>
            <TableCell>{email}</TableCell>
            <TableCell>
              <Badge tone={tone}>{status}</Badge>
            </TableCell>
            <TableCell numeric>{price}</TableCell>
            <TableCell>
              <Button variant="quiet" size="icon-sm" aria-label={`Actions for ${address}`}>
                <Ellipsis />
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function StatesSpecimen() {
  const head = (
    <TableHeader>
      <tr>
        <TableHead>Listing</TableHead>
        <TableHead>Customer</TableHead>
        <TableHead>Status</TableHead>
      </tr>
    </TableHeader>
  );
  return (
    <>
      <Table label="Orders, loading">
        {head}
        <TableBody>
          <TableLoading columns={3} rows={3} />
        </TableBody>
      </Table>
      <Table label="Orders, none">
        {head}
        <TableBody>
          <TableEmpty columns={3}>No ready listings match your search</TableEmpty>
        </TableBody>
      </Table>
      <Table label="Orders, failed">
        {head}
        <TableBody>
          <TableError columns={3} onRetry={() => {}}>
            Failed to fetch listings
          </TableError>
        </TableBody>
      </Table>
    </>
  );
}
