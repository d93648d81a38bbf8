import { Carousel } from '#src/ui/Carousel.tsx';
import { Specimen } from '../Specimen.tsx';

const labels = {
  previous: 'Previous',
  next: 'Next',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
  pause: 'Stop moving on',
  play: 'Move on by itself',
};

const cities = [
  ['Kioto', 'bg-day-1'],
  ['Chiang Mai', 'bg-day-2'],
  ['Malé', 'bg-day-3'],
  ['Roma', 'bg-day-4'],
  ['Santander', 'bg-day-5'],
] as const;

const slides = cities.map(([name, background]) => ({
  id: name,
  content: (
    <div className={`grid h-52 place-items-center rounded-card font-display text-2xl text-on-sea ${background}`}>
      {name}
    </div>
  ),
}));

export function CarouselSection() {
  return (
    <>
      <Specimen state="one at a time">
        <Carousel labels={{ ...labels, region: 'Five cities' }} slides={slides} />
      </Specimen>
      <Specimen state="moves on by itself, except where less motion is wanted">
        <Carousel labels={{ ...labels, region: 'Five cities, moving' }} slides={slides} autoplayMs={5000} />
      </Specimen>
      <Specimen state="several side by side">
        <Carousel
          labels={{ ...labels, region: 'Five cities, side by side' }}
          slides={slides}
          slideStyle="basis-4/5 md:basis-2/5"
        />
      </Specimen>
    </>
  );
}
