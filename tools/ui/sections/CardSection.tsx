import { CloudOff, Sparkles } from 'lucide-react';
import { Badge } from '#src/ui/Badge.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Specimen, Specimens } from '../Specimen.tsx';

const tones = ['neutral', 'sea', 'sun', 'leaf', 'coral'] as const;

export function CardSection() {
  return (
    <Specimens>
      <Specimen state="plain">
        <Card>
          <h3 className="pb-2 text-xl">Checked, not guessed</h3>
          <p className="text-ink-soft">Opening hours and ways are checked before you see the plan.</p>
        </Card>
      </Specimen>
      <Specimen state="with a picture, lively">
        <Card as="article" flush lively>
          <div className="h-28 bg-linear-to-br from-sea to-sun" />
          <div className="flex flex-col gap-2 p-5">
            <h3 className="text-xl">Lisbon, slowly</h3>
            <div className="flex flex-wrap gap-2">
              <Badge>4 days</Badge>
              <Badge tone="leaf">Upcoming</Badge>
            </div>
          </div>
        </Card>
      </Specimen>
      <Specimen state="badges">
        <div className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="sun" icon={<Sparkles aria-hidden className="size-4" />}>
            Most popular
          </Badge>
          <Badge tone="coral" icon={<CloudOff aria-hidden className="size-4" />}>
            Waiting to be sent
          </Badge>
        </div>
      </Specimen>
    </Specimens>
  );
}
